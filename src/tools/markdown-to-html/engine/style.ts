/** A readable page in one line. */
export const simpleStyle =
  'body{max-width:46em;margin:2em auto;padding:0 1em;font:16px/1.6 system-ui,sans-serif}pre,code{font-family:ui-monospace,monospace;font-size:.9em}pre{padding:1em;overflow:auto;background:#f5f5f5}code{background:#f5f5f5}pre code{background:none}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3em .6em}blockquote{margin-left:0;padding-left:1em;border-left:4px solid #ccc;color:#555}img{max-width:100%}ul.contains-task-list{list-style:none;padding-left:1em}';
