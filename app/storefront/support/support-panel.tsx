import { openingHoursText } from "#app/features/shop/content/opening-hours.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";
import { WholeNumbers } from "#app/ui/whole-numbers.tsx";

import { supportQuestions } from "./questions.ts";
import { supportName } from "./support-name.texts.ts";
import { supportTexts } from "./support-panel.texts.ts";
import { TrackOrderForm } from "./track-order-form.tsx";

/** The Support Center: quick answers, the way to a person, and where an order is. */
export default function SupportPanel({ trackingId, onClose }: { trackingId: string; onClose: () => void }) {
  const site = useSite();
  const texts = supportTexts();
  const name = supportName().supportCenter;
  return (
    <Modal label={name} placement="side" onClose={onClose}>
      <div className="flex min-h-full flex-col">
        <ModalHeader closeLabel={texts.close} className="on-dark items-start bg-ink p-6 text-white">
          <div>
            <h2 className="display text-display-sm">{name}</h2>
            <p className="mt-2 text-sm text-muted-dark">
              <WholeNumbers text={texts.hours(openingHoursText(site.hours))} />
            </p>
          </div>
        </ModalHeader>
        <div className="grid gap-10 p-6">
          <section aria-labelledby="quick-answers">
            <h3 id="quick-answers" className="font-semibold">
              {texts.quickAnswers}
            </h3>
            <div className="mt-3">
              <Accordion entries={supportQuestions(site)} heading="h4" look="panel" />
            </div>
          </section>
          <TrackOrderForm startsWith={trackingId} />
          <section aria-labelledby="still-stuck">
            <h3 id="still-stuck" className="font-semibold">
              {texts.askPerson}
            </h3>
            <ButtonLink to="/contact" look="outline" className="mt-3 w-full">
              {texts.contact}
            </ButtonLink>
          </section>
        </div>
      </div>
    </Modal>
  );
}
