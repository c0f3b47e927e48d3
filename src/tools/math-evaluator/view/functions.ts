/** A function or an operator that is worth knowing. */
export interface Known {
  readonly name: string;
  readonly signature: string;
  readonly example: string;
}

const list = `
abs(x) | abs(-3)
acos(x) | acos(0.5)
asin(x) | asin(1)
atan(x) | atan(1)
atan2(y, x) | atan2(1, 1)
cbrt(x) | cbrt(27)
ceil(x) | ceil(2.1)
combinations(n, k) | combinations(5, 2)
concat(a, b) | concat("a", "b")
conj(x) | conj(2 + 3i)
cos(x) | cos(60 deg)
cosh(x) | cosh(1)
cross(a, b) | cross([1,0,0], [0,1,0])
cube(x) | cube(3)
det(m) | det([1,2;3,4])
dot(a, b) | dot([1,2], [3,4])
erf(x) | erf(1)
exp(x) | exp(1)
factorial(n) | 5!
filter(list, f) | filter([1,2,3], isPrime)
fix(x) | fix(-2.7)
floor(x) | floor(2.9)
gamma(x) | gamma(0.5)
gcd(a, b) | gcd(12, 18)
hex(n) | hex(255)
hypot(a, b) | hypot(3, 4)
identity(n) | identity(2)
inv(m) | inv([1,2;3,4])
isPrime(n) | isPrime(97)
lcm(a, b) | lcm(4, 6)
ln(x) | ln(e)
log(x, base) | log(8, 2)
log10(x) | log10(1000)
log2(x) | log2(1024)
map(list, f) | map([1,4,9], sqrt)
max(a, b, …) | max(1, 5, 3)
mean(a, b, …) | mean(1, 2, 6)
median(a, b, …) | median(1, 9, 3)
min(a, b, …) | min(1, 5, 3)
mod(a, b) | mod(-7, 3)
mode(a, b, …) | mode(1, 2, 2)
norm(x) | norm([3, 4])
nthRoot(x, n) | nthRoot(32, 5)
number(x, unit) | number(5 km, m)
oct(n) | oct(8)
ones(n, m) | ones(2, 2)
permutations(n, k) | permutations(5, 2)
pow(x, y) | pow(2, 10)
prod(a, b, …) | prod(2, 3, 4)
quantileSeq(list, q) | quantileSeq([1,2,3,4], 0.25)
random(min, max) | random(1, 6)
randomInt(min, max) | randomInt(1, 7)
range(from, to, step) | range(1, 10, 3)
round(x, n) | round(2.567, 2)
sign(x) | sign(-3)
sin(x) | sin(30 deg)
sinh(x) | sinh(1)
size(m) | size([1,2;3,4])
sort(list) | sort([3,1,2])
sqrt(x) | √2
square(x) | square(3)
std(a, b, …) | std(2, 4, 6)
subset(list, index) | [5,6,7][2]
sum(a, b, …) | sum(1:100)
tan(x) | tan(45 deg)
tanh(x) | tanh(1)
to(x, unit) | 5 km to mile
trace(m) | trace([1,2;3,4])
transpose(m) | [1,2;3,4]'
variance(a, b, …) | variance(2, 4, 6)
zeros(n, m) | zeros(2, 2)
&, |, ~ | 12 & 10
xor | 12 xor 10
<<, >> | 1 << 10
% | 50 + 10%
? : | 2 > 1 ? 10 : 20
f(x) = … | f(x) = x^2
`;

export const known: readonly Known[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const at = line.lastIndexOf(' | ');
    const signature = line.slice(0, at);
    return { name: /^[a-zA-Z0-9]+(?=\((?!x\) =))/.exec(signature)?.[0] ?? '', signature, example: line.slice(at + 3) };
  });
