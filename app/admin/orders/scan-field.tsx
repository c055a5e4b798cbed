import { useEffect, useId, useRef, useState } from "react";

import { Button } from "#app/ui/button.tsx";

import { canScan, scanCamera } from "./scan-camera.ts";

interface Props {
  /** Takes a scanned or typed code. */
  onCode: (code: string) => void;
  /** What the last code led to. */
  said: { text: string; isRefused: boolean } | null;
}

/** Where codes come in: from a scanner that types, from a keyboard, or from the camera where the browser reads barcodes. */
export function ScanField({ onCode, said }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [camera, setCamera] = useState<"closed" | "open" | "failed">("closed");
  const isOpen = camera === "open";
  return (
    <div className="mb-6 border border-line bg-white p-4 print:hidden">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") onCode(typed);
          setTyped("");
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            Scan or type a barcode or SKU
          </label>
          <input
            id={id}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={80}
            className="min-h-11 w-full border border-line-strong bg-white px-3 text-base hover:border-ink"
          />
        </div>
        <Button type="submit" size="small" look="outline">
          Pick
        </Button>
        {canScan() ? (
          <Button
            size="small"
            look="outline"
            aria-pressed={isOpen}
            onClick={() => setCamera(isOpen ? "closed" : "open")}
          >
            {isOpen ? "Close camera" : "Use camera"}
          </Button>
        ) : null}
      </form>
      {isOpen ? <Camera onCode={onCode} onFailed={() => setCamera("failed")} /> : null}
      {camera === "failed" ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          The camera didn't start. Allow it for this site, or type the code.
        </p>
      ) : null}
      <p role="status" className={`mt-3 min-h-6 text-sm font-medium ${said?.isRefused ? "text-danger" : ""}`}>
        {said?.text}
      </p>
    </div>
  );
}

function Camera({ onCode, onFailed }: Pick<Props, "onCode"> & { onFailed: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onFailed });
  useEffect(() => {
    latest.current = { onCode, onFailed };
  });
  useEffect(() => {
    if (!video.current) return;
    return scanCamera(video.current, {
      onCode: (code) => latest.current.onCode(code),
      onFailed: () => latest.current.onFailed(),
    });
  }, []);
  return <video ref={video} muted playsInline className="mt-3 aspect-video w-full max-w-md bg-ink object-cover" />;
}
