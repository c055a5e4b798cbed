import {
  dashboardAddress,
  type DashboardObject,
  type ProviderState,
} from "#app/features/selling/reconciliation/provider-state.ts";

interface Props {
  state: ProviderState;
  provider: string;
  object: DashboardObject;
  reference: string;
}

/** The provider's id of something: a link to it in the provider's dashboard, where there is one. */
export function DashboardLink({ state, ...target }: Props) {
  const address = dashboardAddress(state, target);
  const text = <span className="font-mono text-[0.9em] wrap-anywhere">{target.reference}</span>;
  if (address === null) return text;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {text}
      <span className="sr-only"> in the provider&apos;s dashboard, in a new tab</span>
    </a>
  );
}
