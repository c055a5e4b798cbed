import { acpVersion } from "./discovery.ts";

type Resolution = "recoverable" | "requires_buyer_input" | "requires_buyer_review";
interface Said {
  content_type: "plain";
  content: string;
  /** A path in the answer (RFC 9535). */
  param?: string;
  /** Whose it is to solve. */
  resolution?: Resolution;
}

/** A message to the agent, and through it to the person. The codes are the protocol's closed lists, as far as they are used. */
export type Message =
  | (Said & { type: "info" })
  | (Said & {
      type: "warning";
      code: "discount_code_expired" | "discount_code_invalid" | "discount_code_combination_disallowed";
    })
  | (Said & {
      type: "error";
      code:
        | "out_of_stock"
        | "quantity_exceeded"
        | "not_found"
        | "unsupported"
        | "region_restricted"
        | "approval_required";
    });

/** A JSON answer, never cached. */
export function acpResponse(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export interface AcpError {
  code: string;
  message: string;
  /** A path in the body that was sent (RFC 9535). */
  param?: string;
}

/** The protocol's error: the request is wrong. */
export function requestError(status: number, error: AcpError, headers: Record<string, string> = {}): Response {
  return acpResponse(status, errorBody(error), headers);
}

export const errorBody = (error: AcpError) => ({ type: "invalid_request", ...error });

/** The refusal of a version that is not spoken here. */
export function versionError(code: "missing_api_version" | "unsupported_api_version"): Response {
  const message = `Send the header API-Version: ${acpVersion}.`;
  return acpResponse(400, { ...errorBody({ code, message }), supported_versions: [acpVersion] });
}

/** The refusal of a caller over its limit. */
export function tooManyCalls(retryAfterSeconds: number): Response {
  const error = { type: "service_unavailable", code: "rate_limited", message: "Too many calls. Wait a minute." };
  return acpResponse(429, error, { "Retry-After": String(retryAfterSeconds) });
}

export const failedCall = () =>
  acpResponse(500, { type: "processing_error", code: "internal_error", message: "Something went wrong. Try again." });
