import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { StatusResult } from "#app/features/people/contact/set-message-status.server.ts";

const failed = "Failed to update message status";

/** The message for staff and the HTTP status of each outcome of a status change (specification, section 8). */
export const statusOutcomes: Record<
  StatusResult | "invalid" | "failed",
  { message: StatusMessage; httpStatus: number }
> = {
  changed: { message: { tone: "success", text: "Message status updated successfully!" }, httpStatus: 200 },
  "changed-since": {
    message: { tone: "error", text: `${failed}: somebody else changed it meanwhile. Reload to see it.` },
    httpStatus: 409,
  },
  gone: { message: { tone: "error", text: `${failed}: it is no longer there.` }, httpStatus: 404 },
  invalid: { message: { tone: "error", text: failed }, httpStatus: 400 },
  failed: { message: { tone: "error", text: failed }, httpStatus: 503 },
};
