import { Notice } from "#app/ui/notice.tsx";

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice tone="success" className="mb-5">
      <h3 className="font-semibold">Your recovery codes</h3>
      <p className="mt-1">
        Write them down or print them: they are shown this once. Each signs you in once when your phone is lost.
      </p>
      <ul className="mt-3 grid max-w-xs grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
