/** What a line of the log tells of a failure at most. */
const maxLength = 300;

/** An error whose text holds the values a query was asked with. */
interface QueryError extends Error {
  query: string;
}

/**
 * Tells a failure in the log: what could not be done, the error's kind and place. Never a value that a person sent or that a
 * query was asked with (session tokens, addresses, names). Every log of an error goes through here.
 */
export function logError(what: string, error?: unknown): void {
  console.error(error === undefined ? what : `${what}: ${describeError(error)}`);
}

/** An error in words that may stand in a log, with the places it passed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const cause = error.cause === undefined ? "" : `\ncaused by ${describeError(error.cause)}`;
  return `${error.name}: ${redacted(error)}${stackFramesOf(error)}${cause}`;
}

function redacted(error: Error): string {
  if (isQueryError(error)) return `Failed query: ${error.query.replace(/'[^']*'/g, "'…'").slice(0, maxLength)}`;
  // A parser repeats what it could not read.
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

/** The lines of a stack that name places: the first lines repeat the message. */
function stackFramesOf({ stack = "" }: Error): string {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return places.length === 0 ? "" : `\n${places.slice(0, 8).join("\n")}`;
}
