/** The most characters of an error's message in the log. */
const maxLength = 300;

/** An error whose message contains the parameters of a query. */
interface QueryError extends Error {
  query: string;
}

/**
 * Logs a failure: what could not be done, the error's name and stack. Never a value that a person sent or a query parameter
 * (session tokens, addresses, names). All errors are logged through this function.
 */
export function logError(what: string, error?: unknown): void {
  console.error(error === undefined ? what : `${what}: ${describeError(error)}`);
}

/** An error as a text that is safe to log, with its stack frames and causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const cause = error.cause === undefined ? "" : `\ncaused by ${describeError(error.cause)}`;
  return `${error.name}: ${redacted(error)}${stackFramesOf(error)}${cause}`;
}

function redacted(error: Error): string {
  if (isQueryError(error)) return `Failed query: ${error.query.replace(/'[^']*'/g, "'…'").slice(0, maxLength)}`;
  // A parser's message repeats the text that it could not parse.
  if (error instanceof SyntaxError) return "a text could not be parsed";
  return error.message
    .replace(/\bparams:[\s\S]*/, "params: …")
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, "…@…")
    .replace(/(["'`]).*?\1/gs, "$1…$1")
    .slice(0, maxLength);
}

function isQueryError(error: Error): error is QueryError {
  return "query" in error && typeof error.query === "string";
}

/** The stack without its first lines, which repeat the message. */
function stackFramesOf({ stack = "" }: Error): string {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return places.length === 0 ? "" : `\n${places.slice(0, 8).join("\n")}`;
}
