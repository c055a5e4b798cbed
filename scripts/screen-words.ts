/** The lines of a source that may hold words of a screen: no comments, no imports. */
export function screenWords(source: string): string[] {
  return source
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|import\b)/.test(line))
    .filter((line) => /["'`>]|^\s+[A-Za-z][a-z']* [a-z']+ [a-z]/.test(line));
}
