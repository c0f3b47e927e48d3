/** RC4, as RFC 6229 tests it: encrypts and decrypts. `key` has 1 to 256 bytes. */
export function rc4(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  const state = new Uint8Array(256).map((_, index) => index);
  const swap = (i: number, j: number): number => {
    const [first, second] = [state[i] as number, state[j] as number];
    state[i] = second;
    state[j] = first;
    return state[(first + second) & 255] as number;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let j = 0;
  return bytes.map((byte, index) => {
    const i = (index + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    return byte ^ swap(i, j);
  });
}
