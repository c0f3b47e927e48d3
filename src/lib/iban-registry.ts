/**
 * The structures of the ISO 13616 registry. n: digits, a: A–Z, c: A–Z and 0–9; the last letter names the part: b bank,
 * s branch, x national check, k account, t type, u currency, o owner, g balance, p account prefix, r reserved.
 */
const table = `
AD 4n b 4n s 12c k | AE 3n b 16n k | AL 3n b 4n s 1n x 16c k | AT 5n b 11n k | AZ 4a b 20c k | BA 3n b 3n s 8n k 2n x | BE 3n b 7n k 2n x | BG 4a b 4n s 2n t 8c k | BH 4a b 14c k | BI 5n b 5n s 11n k 2n x
BR 8n b 5n s 10n k 1a t 1c o | BY 4c b 4n g 16c k | CH 5n b 12c k | CR 4n b 14n k | CY 3n b 5n s 16c k | CZ 4n b 6n p 10n k | DE 8n b 10n k | DJ 5n b 5n s 11n k 2n x | DK 4n b 9n k 1n x | DO 4c b 20n k
EE 2n b 2n s 11n k 1n x | EG 4n b 4n s 17n k | ES 4n b 4n s 2n x 10n k | FI 3n b 10n k 1n x | FK 2a b 12n k | FO 4n b 9n k 1n x | FR 5n b 5n s 11c k 2n x | GB 4a b 6n s 8n k | GE 2a b 16n k | GI 4a b 15c k
GL 4n b 9n k 1n x | GR 3n b 4n s 16c k | GT 4c b 2c u 2c t 16c k | HN 4a b 20n k | HR 7n b 10n k | HU 3n b 4n s 1n x 15n k 1n x | IE 4a b 6n s 8n k | IL 3n b 3n s 13n k | IQ 4a b 3n s 12n k | IS 2n b 2n s 2n t 6n k 10n o
IT 1a x 5n b 5n s 12c k | JO 4a b 4n s 18c k | KW 4a b 22c k | KZ 3n b 13c k | LB 4n b 20c k | LC 4a b 24c k | LI 5n b 12c k | LT 5n b 11n k | LU 3n b 13c k | LV 4a b 13c k | LY 3n b 3n s 15n k | MC 5n b 5n s 11c k 2n x
MD 2c b 18c k | ME 3n b 13n k 2n x | MK 3n b 10c k 2n x | MN 4n b 12n k | MR 5n b 5n s 11n k 2n x | MT 4a b 5n s 18c k | MU 4a2n b 2n s 12n k 3n r 3a u | NI 4a b 20n k | NL 4a b 10n k | NO 4n b 6n k 1n x | OM 3n b 16c k
PK 4a b 16c k | PL 3n b 4n s 1n x 16n k | PS 4a b 21c k | PT 4n b 4n s 11n k 2n x | QA 4a b 21c k | RO 4a b 16c k | RS 3n b 13n k 2n x | RU 9n b 5n s 15c k | SA 2n b 18c k | SC 4a2n b 2n s 16n k 3a u | SD 2n b 12n k
SE 3n b 16n k 1n x | SI 5n b 8n k 2n x | SK 4n b 6n p 10n k | SM 1a x 5n b 5n s 12c k | SO 4n b 3n s 12n k | ST 4n b 4n s 11n k 2n x | SV 4a b 20n k | TL 3n b 14n k 2n x | TN 2n b 3n s 13n k 2n x | TR 5n b 1n r 16c k
UA 6n b 19c k | VA 3n b 15n k | VG 4a b 16n k | XK 2n b 2n s 10n k 2n x | YE 4a b 4n s 18c k`;

const partNames = {
  b: 'bank',
  s: 'branch',
  x: 'check',
  k: 'account',
  t: 'type',
  u: 'currency',
  o: 'owner',
  g: 'balance',
  p: 'prefix',
  r: 'reserved',
} as const;
export type PartName = (typeof partNames)[keyof typeof partNames];

/** What a character must be: a digit, a letter A–Z, or one of both. */
export type CharacterClass = 'n' | 'a' | 'c';

export interface Part {
  readonly name: PartName;
  /** One character class for each place. */
  readonly classes: readonly CharacterClass[];
}

export type Structure = readonly Part[];

function parseFormat(format: string): CharacterClass[] {
  return [...format.matchAll(/(\d+)([nac])/g)].flatMap(([, count, kind]) =>
    Array.from({ length: Number(count) }, () => kind as CharacterClass),
  );
}

function parseStructure(source: string): Structure {
  return [...source.matchAll(/(\S+) (\w)(?= |$)/g)].map(([, format = '', name]) => ({
    name: partNames[name as keyof typeof partNames],
    classes: parseFormat(format),
  }));
}

/** By country code, in alphabetical order. */
export const structures: ReadonlyMap<string, Structure> = new Map(
  table
    .trim()
    .split(/ \| |\n/)
    .map((row) => [row.slice(0, 2), parseStructure(row.slice(3))]),
);

export const bbanLength = (structure: Structure): number =>
  structure.reduce((sum, { classes }) => sum + classes.length, 0);

const members = `AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA`;
/** The countries of the Single Euro Payments Area. */
export const sepa: ReadonlySet<string> = new Set(members.split(' '));

const others = `AO BF BJ CF CG CI CM CV DZ GA GQ GW IR KM MA MG ML MZ NE SN TD TG`;
/** Countries whose numbers look like an IBAN but are not in the registry. */
export const unregistered: ReadonlySet<string> = new Set(others.split(' '));

const accepted: Readonly<Record<CharacterClass, RegExp>> = { n: /[0-9]/, a: /[A-Z]/, c: /[0-9A-Z]/ };

/** Where in the BBAN the first character is that its place does not allow, and what that place is; of equal lengths. */
export function structureFault(
  structure: Structure,
  bban: string,
): { readonly at: number; readonly expected: CharacterClass } | undefined {
  const classes = structure.flatMap((part) => part.classes);
  const at = classes.findIndex((kind, place) => !accepted[kind].test(bban.charAt(place)));
  const expected = classes[at];
  return expected && { at, expected };
}

/** The BBAN cut into its parts, also when a character in it is wrong. */
export function cutParts(structure: Structure, bban: string): { readonly name: PartName; readonly value: string }[] {
  let start = 0;
  return structure.map(({ name, classes }) => ({ name, value: bban.slice(start, (start += classes.length)) }));
}
