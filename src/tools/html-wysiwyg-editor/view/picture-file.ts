/** The largest file that becomes part of the HTML. */
const fileLimit = 1_000_000;

export const isPicture = ({ type }: File): boolean => /^image\/(?:png|gif|jpeg|webp|avif)$/.test(type);

/** The file as an address that holds it; undefined when it is too large for that. */
export async function addressOf(file: File): Promise<string | undefined> {
  if (file.size > fileLimit) return undefined;
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
