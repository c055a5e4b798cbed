import { useEffect } from "react";

import { hasOfflineEntries, sendOfflineOutbox } from "#app/platform/browser/offline-outbox.ts";
import { showToast } from "#app/ui/toast.ts";

import { outboxTexts } from "./offline-outbox-sender.texts.ts";

/** Milliseconds between tries while something waits: the shop may be back without the connection having changed. */
const retryMs = 30_000;

/** Sends what the browser keeps for the shop: with the page, when the connection returns, and every now and then. */
export function OfflineOutboxSender() {
  useEffect(() => {
    const send = async () => {
      if (!navigator.onLine || !hasOfflineEntries()) return;
      if ((await sendOfflineOutbox()) > 0) showToast("success", outboxTexts().online, outboxTexts().sent);
    };
    void send();
    const timer = setInterval(() => void send(), retryMs);
    const onOnline = () => void send();
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", onOnline);
    };
  }, []);
  return null;
}
