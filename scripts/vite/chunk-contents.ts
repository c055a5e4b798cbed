import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

import type { Plugin } from "vite";

/** A file of the browser: the files it imports, and its modules, each with the characters it has before the file is minified. */
export interface ChunkContents {
  imports: string[];
  modules: Record<string, number>;
}

/** Where the build writes what each file of the browser is made of: the tests weigh pages with it. No server serves it. */
export const chunkContentsFile = "build/chunk-contents.json";

export function chunkContents(): Plugin {
  return {
    name: "chunk-contents",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle(_options, bundle) {
      const contents: Record<string, ChunkContents> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const lengths = Object.entries(chunk.modules).map(
          ([id, module]) => [nameOf(id), module.renderedLength] as const,
        );
        contents[`/${chunk.fileName}`] = {
          imports: chunk.imports.map((file) => `/${file}`),
          modules: Object.fromEntries(lengths.filter(([, length]) => length > 0)),
        };
      }
      // A language is built before there is any other file of the build.
      mkdirSync(dirname(chunkContentsFile), { recursive: true });
      writeFileSync(chunkContentsFile, JSON.stringify(contents));
    },
  };
}

/** A module by its path in the repository, without what React Router asks for of it. */
function nameOf(id: string): string {
  return relative(".", id.split("?")[0] ?? id);
}
