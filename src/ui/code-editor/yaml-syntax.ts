import { yamlLanguage } from '@codemirror/lang-yaml';
import { NodeType, Tree } from '@lezer/common';

/** YAML; a text that nests so deep that the parser overflows its stack has no colors. */
export const yaml = yamlLanguage.configure({
  wrap: (inner, { length }) => ({
    get parsedPos() {
      return inner.parsedPos;
    },
    get stoppedAt() {
      return inner.stoppedAt;
    },
    stopAt: (position) => inner.stopAt(position),
    advance() {
      try {
        return inner.advance();
      } catch (error) {
        if (error instanceof RangeError) return new Tree(NodeType.none, [], [], length);
        throw error;
      }
    },
  }),
});
