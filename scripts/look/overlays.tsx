import { useEffect } from "react";

import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Toasts } from "#app/ui/toasts.tsx";

/** A dialog over the page. */
export function Dialog() {
  return (
    <Modal label="Confirm payment" placement="center">
      <h2 className="display text-display-sm">Confirm payment</h2>
      <p className="mt-3 text-sm leading-6 text-muted">Test mode: nothing is charged.</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button look="outline">Cancel</Button>
        <Button>Pay 799 kr</Button>
      </div>
    </Modal>
  );
}

/** Both tones of toasts. */
export function ToastPair() {
  useEffect(() => {
    showToast("error", "Subscription failed", "There was an error subscribing to the newsletter.");
    showToast("success", "Added to cart successfully!");
  }, []);
  return <Toasts />;
}
