import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|wasm)$/;
/** Smaller files gain nothing. */
const smallest = 512;

/** Writes `.gz` and `.br` beside every file that gets smaller by it. */
export async function compress(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const name of files.filter((file) => compressible.test(file))) {
    const path = `${folder}/${name}`;
    const bytes = await readFile(path);
    if (bytes.length < smallest) continue;
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    const [gz, br] = await Promise.all([gzipped(bytes, { level: 9 }), brotlied(bytes, brotli)]);
    await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
  }
}
