/** The most characters of an error's message in the log. */
const maxLength = 300;
/** The most causes of causes that are logged. */
const maxCauses = 4;

/** One line of the log. `place` is where the error was thrown, `stack` the places that led there. */
interface LogLine {
  level: "error" | "warn";
  /** What could not be done. */
  message: string;
  error?: string;
  place?: string;
  stack?: string;
  causes?: { error: string; place?: string }[];
}

/** An error whose message contains the parameters of a query. */
interface QueryError extends Error {
  query: string;
}

/**
 * Logs a failure as one line of JSON, which Workers Logs can be searched by: what could not be done, the error's name, message
 * and places. Never a value that a person sent or a query parameter (session tokens, addresses, names). All errors are logged
 * through this function.
 */
export function logError(what: string, error?: unknown): void {
  console.error(JSON.stringify(lineOf("error", what, error)));
}

/** Logs what the shop puts right by itself, as `logError` logs a failure. */
export function logWarning(what: string, error?: unknown): void {
  console.warn(JSON.stringify(lineOf("warn", what, error)));
}

/** An error as a text that is safe to log or to show to staff, with its stack frames and causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return nameOf(error);
  const cause = error.cause === undefined ? "" : `\ncaused by ${describeError(error.cause)}`;
  const frames = stackFramesOf(error).map((frame) => `\n    ${frame}`);
  return `${nameOf(error)}${frames.join("")}${cause}`;
}

function lineOf(level: LogLine["level"], message: string, error: unknown): LogLine {
  if (error === undefined) return { level, message };
  const frames = stackFramesOf(error);
  const causes = causesOf(error).map((cause) => ({ error: nameOf(cause), ...placeOf(stackFramesOf(cause)) }));
  return {
    level,
    message,
    error: nameOf(error),
    ...placeOf(frames),
    ...(frames.length > 1 ? { stack: frames.join("\n") } : {}),
    ...(causes.length > 0 ? { causes } : {}),
  };
}

function placeOf([first]: readonly string[]): { place?: string } {
  return first === undefined ? {} : { place: first };
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let next = error; next instanceof Error && next.cause !== undefined && causes.length < maxCauses;) {
    next = next.cause;
    causes.push(next);
  }
  return causes;
}

/** An error's name and message; no more of a thrown value than that it was one. */
function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${redacted(error)}` : `a thrown ${typeof error}`;
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
function stackFramesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return places.slice(0, 8).map((place) => place.trim());
}
