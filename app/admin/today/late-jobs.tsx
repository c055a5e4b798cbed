import type { LateJob } from "#app/features/shop/jobs/job-runs.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says which jobs have not run when they should; nothing when all have. */
export function LateJobs({ jobs }: { jobs: readonly LateJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <Notice tone="error" className="mb-6">
      <p className="font-medium">
        {jobs.length === 1 ? "A job has not run when it should." : `${jobs.length} jobs have not run when they should.`}
      </p>
      <ul className="mt-1">
        {jobs.map(({ name, lastSucceededAt }) => (
          <li key={name} className="wrap-anywhere">
            {name}: {lastSucceededAt ? `last done ${formatDateTime(lastSucceededAt)}` : "never done"}
          </li>
        ))}
      </ul>
      <p className="mt-1">Tell whoever runs the shop: payments, e-mails or clean-up may be behind.</p>
    </Notice>
  );
}
