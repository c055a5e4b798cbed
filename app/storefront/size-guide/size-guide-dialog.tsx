import { useState } from "react";
import { Link } from "react-router";

import { pageNames } from "#app/shared/page-names.texts.ts";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";

import { BetweenSizes } from "./between-sizes.tsx";
import { MeasuringFigure } from "./measuring-figure.tsx";
import { measuringOf, MeasuringSteps, tapesOf } from "./measuring-steps.tsx";
import type { SizeFamily } from "./size-family.ts";
import { sizeGuideTexts } from "./size-guide.texts.ts";
import { SizeTableView } from "./size-table-view.tsx";
import { type LengthUnit, sizeTables } from "./size-tables.ts";
import { UnitSwitch } from "./unit-switch.tsx";

/** The part of the size guide that a product needs, over its page. */
export default function SizeGuideDialog({ family, onClose }: { family: SizeFamily; onClose: () => void }) {
  const [unit, setUnit] = useState<LengthUnit>("cm");
  const table = sizeTables.find(({ id }) => id === family);
  if (!table) return null;
  const texts = sizeGuideTexts();
  const title = pageNames()["/size-guide"];
  const kind = measuringOf(family);
  const tapes = tapesOf(kind, table);
  return (
    <Modal label={title} placement="wide-side" onClose={onClose}>
      <ModalHeader
        closeLabel={texts.closeGuide}
        className="sticky top-0 z-10 items-center border-b border-line bg-paper px-6 py-3"
        closeClassName="-mr-2.5"
      >
        <h2 className="font-semibold">{title}</h2>
      </ModalHeader>
      <div className="grid gap-10 px-6 py-8">
        <div className="grid gap-6">
          <UnitSwitch unit={unit} onChoose={setUnit} />
          <SizeTableView table={table} unit={unit} />
        </div>
        <section aria-labelledby="dialog-measuring">
          <h3 id="dialog-measuring" className="font-semibold">
            {texts.howToMeasure}
          </h3>
          <div className="mt-4 grid grid-cols-[9rem_1fr] gap-6">
            <MeasuringFigure kind={kind} tapes={tapes} className="w-full bg-paper-deep" />
            <MeasuringSteps tapes={tapes} />
          </div>
        </section>
        <BetweenSizes />
        <Link to="/size-guide" className="justify-self-start py-1 font-semibold underline underline-offset-4">
          {texts.fullGuide}
        </Link>
      </div>
    </Modal>
  );
}
