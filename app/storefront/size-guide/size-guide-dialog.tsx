import { useState } from "react";
import { Link } from "react-router";

import { closeModal } from "#app/ui/close-modal.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

import { BetweenSizes } from "./between-sizes.tsx";
import { MeasuringFigure } from "./measuring-figure.tsx";
import { measuringOf, MeasuringSteps } from "./measuring-steps.tsx";
import type { SizeFamily } from "./size-family.ts";
import { SizeTableView } from "./size-table-view.tsx";
import { type LengthUnit, sizeTables } from "./size-tables.ts";
import { UnitSwitch } from "./unit-switch.tsx";

/** The part of the size guide that a product needs, over its page. */
export default function SizeGuideDialog({ family, onClose }: { family: SizeFamily; onClose: () => void }) {
  const [unit, setUnit] = useState<LengthUnit>("cm");
  const table = sizeTables.find(({ id }) => id === family);
  if (!table) return null;
  const kind = measuringOf(family);
  return (
    <Modal
      label="Size guide"
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-xl overflow-y-auto bg-paper text-ink transition-transform duration-300 ease-out-soft backdrop:bg-ink/60 starting:translate-x-full"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper px-6 py-3">
        <h2 className="font-semibold">Size guide</h2>
        <button
          type="button"
          aria-label="Close size guide"
          className="-mr-2.5 inline-flex size-11 items-center justify-center"
          onClick={closeModal}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid gap-10 px-6 py-8">
        <div className="grid gap-6">
          <UnitSwitch unit={unit} onChoose={setUnit} />
          <SizeTableView table={table} unit={unit} />
        </div>
        <section aria-labelledby="dialog-measuring">
          <h3 id="dialog-measuring" className="font-semibold">
            How to measure
          </h3>
          <div className="mt-4 grid grid-cols-[9rem_1fr] gap-6">
            <MeasuringFigure kind={kind} className="w-full bg-paper-deep" />
            <MeasuringSteps kind={kind} />
          </div>
        </section>
        <BetweenSizes />
        <Link to="/size-guide" className="justify-self-start py-1 font-semibold underline underline-offset-4">
          The whole size guide
        </Link>
      </div>
    </Modal>
  );
}
