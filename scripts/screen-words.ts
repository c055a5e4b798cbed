/** The lines of a source that may hold words of a screen: no comments, no imports. */
export function screenWords(source: string): string[] {
  return (
    source
      .replaceAll(/\/\*[^]*?\*\//g, "")
      .split("\n")
      .filter((line) => !/^\s*(\/\/|import\b)/.test(line))
      // Not the id of what a text says.
      .map((line) => line.replace(/^\s*"?[\w-]+"?: (?=\{)/, ""))
      .filter((line) => /["'`>]|^\s+[A-Za-z][a-z']* [a-z']+ [a-z]/.test(line))
  );
}
