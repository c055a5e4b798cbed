import { currentLocale } from "#app/shared/language/current-language.ts";
import { languageHeader } from "#app/shared/language/languages.ts";
import { type Parser, parsedOr } from "#app/shared/parse.ts";

/** How an answer is parsed: by a parser, or by a schema of zod's. */
type AnswerParser<T> = Parser<T> | { parse: (answer: unknown) => T };

/** Milliseconds after which a call counts as failed. */
const timeoutMs = 5_000;

/** A response whose status is not OK, with its status and body text. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }

  /** The parsed body; undefined when it does not match. */
  read<T>(parser: AnswerParser<T>): T | undefined {
    return parsedOr(() => parseAnswer(this.body, parser), undefined, undefined);
  }
}

/**
 * Posts `body` to our own API and parses the response. Throws an ApiError for a status that is not OK, the browser's
 * TypeError or DOMException when the shop cannot be reached in time or `signal` aborts, and what `parser` throws or a SyntaxError
 * for a body that does not match.
 */
export async function callApi<T>(
  path: string,
  body: object,
  parser: AnswerParser<T>,
  signal?: AbortSignal,
  locale = currentLocale(),
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", [languageHeader]: locale },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text);
  return parseAnswer(text, parser);
}

function parseAnswer<T>(text: string, parser: AnswerParser<T>): T {
  const answer: unknown = JSON.parse(text);
  return typeof parser === "function" ? parser(answer) : parser.parse(answer);
}
