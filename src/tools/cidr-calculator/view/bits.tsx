import { expandAddress, type Family } from '#lib/cidr/blocks.ts';
import { readAddress } from '#lib/cidr/read.ts';
import styles from '../view.module.css';

/** Groups of bits: octets, or nibbles of IPv6, with a wider gap after every four where the page is wide. */
function groupsOf(family: Family, address: bigint): string[] {
  if (family === 4)
    return expandAddress(4, address)
      .split('.')
      .map((octet) => Number(octet).toString(2).padStart(8, '0'));
  const digits = expandAddress(6, address).replaceAll(':', '');
  return [...digits].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'));
}

/** The bits of an address, those of the network in the accent color. */
export function Bits({ address, prefix }: { readonly address: string; readonly prefix: number }) {
  const read = readAddress(address);
  if (typeof read === 'string') return address;
  const groups = groupsOf(read.family, read.address);
  const size = read.family === 4 ? 8 : 4;
  return (
    <code className={styles.bits}>
      {groups.map((bits, at) => {
        const end = Math.max(0, Math.min(size, prefix - at * size));
        return (
          // A group is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>
            <span className={styles.networkBits}>{bits.slice(0, end)}</span>
            <span className={styles.hostBits}>{bits.slice(end)}</span>
          </span>
        );
      })}
    </code>
  );
}
