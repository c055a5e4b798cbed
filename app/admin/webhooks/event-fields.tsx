import { webhookEventAreas } from "#app/features/shop/webhooks/webhook-events.ts";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  chosen: readonly string[];
  error: string | undefined;
}

/** Events to choose, by area, each with its name as messages have it. */
export function EventFields({ chosen, error }: Props) {
  return (
    <>
      {error ? (
        <Notice tone="error" className="mb-4">
          {error}
        </Notice>
      ) : null}
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {webhookEventAreas.map(({ area, events }) => (
          <fieldset key={area}>
            <legend className="mb-1.5 text-sm font-medium">{area}</legend>
            {events.map(({ type, means }) => (
              <label key={type} className="flex min-h-9 cursor-pointer items-start gap-3 py-1 text-sm">
                <input type="checkbox" name={type} defaultChecked={chosen.includes(type)} className="mt-0.5" />
                <span>
                  {means} <code className="block text-xs text-muted">{type}</code>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
