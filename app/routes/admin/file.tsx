import { z } from "zod";

import { answerFile } from "#app/admin/files/answer-file.server.ts";
import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { wantPictures } from "#app/admin/files/copy-pictures.server.ts";
import { answerNames } from "#app/admin/files/file-answers.ts";
import { FileScreen } from "#app/admin/files/file-screen.tsx";
import { filePath } from "#app/admin/files/files-place.ts";
import { readFilePage, requireFileJob } from "#app/admin/files/read-file-page.server.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { cancelJob } from "#app/features/shop/files/jobs.server.ts";

import type { Route } from "./+types/file";

/** What came of pressing a button of a file's page. */
const fileMessages = {
  applying: { tone: "success", text: "Applying the changes." },
  cancelled: { tone: "success", text: "Canceled. No more changes will be applied." },
  pictures: { tone: "success", text: "Copying the pictures again." },
  answered: { tone: "success", text: "Checking the file again." },
  over: { tone: "error", text: "Already done or canceled." },
  "not-read": { tone: "error", text: "We couldn't read the form. Try again." },
} as const satisfies Record<string, StatusMessage>;
type FileOutcome = keyof typeof fileMessages;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { shop, job } = await requireFileJob(context, params.id);
  return readFilePage(shop, job, url);
}

const answer = z.string().max(80).optional();
const intentForm = z.object({
  intent: z.enum(["apply", "cancel", "answer", "pictures"]),
  ...Object.fromEntries(answerNames.map((name) => [name, answer])),
});

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { job } = await requireFileJob(sent.context, params.id);
  const { form, shop, actor, say } = await readStaffForm(sent, intentForm);
  const now = new Date();
  let outcome: FileOutcome = "not-read";
  if (form.kind === "valid" && form.data.intent === "apply")
    outcome = (await applyImport(shop, job, actor, now)) ? "applying" : "over";
  else if (form.kind === "valid" && form.data.intent === "answer")
    outcome = (await answerFile(shop, job, form.data, now)) ? "answered" : "over";
  else if (form.kind === "valid" && form.data.intent === "pictures")
    outcome = (await wantPictures(shop, job.id, now)) > 0 ? "pictures" : "over";
  else if (form.kind === "valid") outcome = (await cancelJob(shop.db, job.id, now)) ? "cancelled" : "over";
  return say(filePath(job.id), fileMessages[outcome]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.job.fileName ?? "File"} | Admin` },
];

export default function FileJobPage({ loaderData }: Route.ComponentProps) {
  return <FileScreen {...loaderData} />;
}
