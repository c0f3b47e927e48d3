import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const name = '$runtime';

/**
 * The bundler keeps its half kilobyte of module helpers in a chunk of its own, one request more for every page. This
 * moves it into the chunk `app`, which every page loads anyway and which needs nothing else first.
 */
export function foldRuntime(site) {
  const folder = `${site}/assets`;
  const manifestFile = `${site}/build.json`;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const keyOf = (start) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(start) && key.endsWith('.js'));
    if (keys.length !== 1) throw new Error(`the build has ${keys.length} chunks ${start}, one was expected`);
    return keys[0];
  };
  const [runtimeKey, appKey] = [keyOf('_rolldown-runtime-'), keyOf('_app-')];
  const [runtime, app] = [manifest[runtimeKey].file, manifest[appKey].file].map((file) => file.replace('assets/', ''));

  const imported = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime}";`, 'g');
  const members = (list) => list.replaceAll(' as ', ':');
  const [code, exported] = readFileSync(`${folder}/${runtime}`, 'utf8').split('export{');
  const own = exported.replace(/\};?\s*$/, '').replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
  const definition = `var ${name}=(()=>{${code}return{${own}}})();`;

  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.js') && entry !== runtime)) {
    const before = readFileSync(`${folder}/${file}`, 'utf8');
    if (!before.includes(runtime) && file !== app) continue;
    let after = before.replace(imported, (_, list) =>
      file === app ? `var{${members(list)}}=${name};` : `import{${name}}from"./${app}";var{${members(list)}}=${name};`,
    );
    if (file === app) after = `${definition}${after};export{${name}};`;
    writeFileSync(`${folder}/${file}`, after.replaceAll(runtime, app));
  }
  rmSync(`${folder}/${runtime}`);
  delete manifest[runtimeKey];
  for (const chunk of Object.values(manifest)) {
    chunk.imports &&= [...new Set(chunk.imports.map((key) => (key === runtimeKey ? appKey : key)))].filter(
      (key) => manifest[key] !== chunk,
    );
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
}
