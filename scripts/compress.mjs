import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest|wasm)$/;
/** Smaller files gain nothing. */
const smallest = 512;

async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const [gz, br] = await Promise.all([gzipped(bytes, { level: 9 }), brotlied(bytes, brotli)]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}

/** Writes `.gz` and `.br` beside every file that is large enough, as many files at a time as there are cores. */
export async function compress(folder) {
  const names = await readdir(folder, { recursive: true });
  const waiting = names.filter((name) => compressible.test(name));
  const compressNext = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await compressFile(`${folder}/${name}`);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
