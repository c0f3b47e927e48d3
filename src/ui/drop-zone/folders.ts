/**
 * The dropped files and folders, if a folder is among them. Only the handler of the drop can ask: afterwards the browser
 * has forgotten them.
 */
export function entriesOf({ items }: DataTransfer): readonly FileSystemEntry[] | undefined {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined;
}
