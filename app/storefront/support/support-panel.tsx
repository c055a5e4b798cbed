import { openingHoursText } from "#app/features/configuration/opening-hours.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closeModal } from "#app/ui/close-modal.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

import { type Question, supportQuestions } from "./questions.ts";
import { TrackOrderForm } from "./track-order-form.tsx";

/** The Support Center: quick answers, the way to a person, and where an order is. */
export default function SupportPanel({ trackingId, onClose }: { trackingId: string; onClose: () => void }) {
  const site = useSite();
  return (
    <Modal
      label="Support Center"
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md overflow-y-auto bg-paper text-ink transition-transform duration-300 ease-out-soft backdrop:bg-ink/60 starting:translate-x-full"
    >
      <div className="flex min-h-full flex-col">
        <div className="on-dark flex items-start justify-between gap-4 bg-ink p-6 text-white">
          <div>
            <h2 className="display text-display-sm">Support Center</h2>
            <p className="mt-2 text-sm text-muted-dark">
              {openingHoursText(site.hours)}. We reply within 24 hours on weekdays.
            </p>
          </div>
          <button
            type="button"
            aria-label="Close support"
            className="-m-2.5 inline-flex size-11 shrink-0 items-center justify-center"
            onClick={closeModal}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="grid gap-10 p-6">
          <section aria-labelledby="quick-answers">
            <h3 id="quick-answers" className="font-semibold">
              Quick answers
            </h3>
            <div className="mt-3 divide-y divide-line border-y border-line">
              {supportQuestions(site).map((entry) => (
                <Entry key={entry.question} {...entry} />
              ))}
            </div>
          </section>
          <TrackOrderForm startsWith={trackingId} />
          <section aria-labelledby="still-stuck">
            <h3 id="still-stuck" className="font-semibold">
              Prefer to ask a person?
            </h3>
            <ButtonLink to="/contact" look="outline" className="mt-3 w-full">
              Contact Support
            </ButtonLink>
          </section>
        </div>
      </div>
    </Modal>
  );
}

function Entry({ question, answer }: Question) {
  return (
    <details className="group">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {question}
        <Icon name="plus" className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-45" />
      </summary>
      <p className="pb-4 text-sm leading-6 text-muted">{answer}</p>
    </details>
  );
}
