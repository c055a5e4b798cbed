import { Checkbox } from "#app/ui/field.tsx";

import { chargeConsentTexts } from "./charge-consent.texts.ts";

const say = (box: HTMLInputElement | null) => box?.setCustomValidity(box.checked ? "" : chargeConsentTexts().tick);

/** The box that agrees to be charged at the order: never ticked for anybody, and not kept with the draft. */
export default function ChargeConsent() {
  return (
    <Checkbox
      ref={say}
      label={chargeConsentTexts().agree}
      name="agreesToCharge"
      required
      className="mt-3 py-2.5"
      onChange={(event) => say(event.target)}
    />
  );
}
