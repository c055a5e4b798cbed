import { createContext, type ReactNode, useContext, useState } from "react";
import { useLocation } from "react-router";

import { Icon } from "#app/ui/icon.tsx";

/** The outcome of an admin action, for the person who did it. */
export interface StatusMessage {
  tone: "success" | "error";
  text: string;
}

const AnnounceContext = createContext<(message: StatusMessage) => void>(() => undefined);

/** Shows and announces a message, until the next one or the next page. */
export function useAnnounce() {
  return useContext(AnnounceContext);
}

/** Where the admin shows messages. `flash` is the message the server set for this page, for browsers without scripts. */
export function StatusMessages({ flash, children }: { flash: StatusMessage | null; children: ReactNode }) {
  const { key: page } = useLocation();
  const [latest, setLatest] = useState<{ page: string; message: StatusMessage | null }>();
  const message = latest?.page === page ? latest.message : flash;
  return (
    <AnnounceContext value={(announced) => setLatest({ page, message: announced })}>
      {children}
      <div
        role="status"
        className="fixed inset-x-4 bottom-4 z-40 max-md:bottom-20 sm:left-auto sm:max-w-md print:hidden"
      >
        {message ? (
          <div
            className={`on-dark flex items-center gap-4 border-l-4 bg-ink py-2 pr-2 pl-5 text-sm text-white shadow-lg ${message.tone === "error" ? "border-danger" : "border-volt"}`}
          >
            <p className="mr-auto py-2 leading-6">{message.text}</p>
            <button
              type="button"
              aria-label="Dismiss"
              className="inline-flex size-10 shrink-0 items-center justify-center hover:opacity-70"
              onClick={() => setLatest({ page, message: null })}
            >
              <Icon name="close" className="size-4" />
            </button>
          </div>
        ) : null}
      </div>
    </AnnounceContext>
  );
}
