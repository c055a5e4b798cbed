import { openingHoursText } from "#app/features/shop/content/opening-hours.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";

import { supportQuestions } from "./questions.ts";
import { TrackOrderForm } from "./track-order-form.tsx";

/** The Support Center: quick answers, the way to a person, and where an order is. */
export default function SupportPanel({ trackingId, onClose }: { trackingId: string; onClose: () => void }) {
  const site = useSite();
  return (
    <Modal label="Support Center" placement="side" onClose={onClose}>
      <div className="flex min-h-full flex-col">
        <ModalHeader closeLabel="Close support" className="on-dark items-start bg-ink p-6 text-white">
          <div>
            <h2 className="display text-display-sm">Support Center</h2>
            <p className="mt-2 text-sm text-muted-dark">
              {openingHoursText(site.hours)}. We reply within 24 hours on weekdays.
            </p>
          </div>
        </ModalHeader>
        <div className="grid gap-10 p-6">
          <section aria-labelledby="quick-answers">
            <h3 id="quick-answers" className="font-semibold">
              Quick answers
            </h3>
            <div className="mt-3">
              <Accordion entries={supportQuestions(site)} heading="h4" look="panel" />
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
