/** The browser's own barcode reader (Shape Detection API), where there is one: Chromium on phones and Macs. */
interface BarcodeReader {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => BarcodeReader;
  }
}

const formats = ["ean_13", "ean_8", "upc_a", "upc_e", "itf", "code_128", "code_39", "qr_code"];
/** Milliseconds between looks at the picture. */
const everyMs = 150;
/** Milliseconds in which the same code is one scan: it stays in front of the camera for a while. */
const sameCodeMs = 1500;

/** Whether the camera can read barcodes here. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && "mediaDevices" in navigator;
}

/** Shows the camera behind the phone in `video` and tells each code that it sees, until the returned function is called. */
export function scanCamera(
  video: HTMLVideoElement,
  { onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void },
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  watch(video, onCode, signal).catch(() => {
    if (!signal.aborted) onFailed();
  });
  return () => controller.abort();
}

async function watch(video: HTMLVideoElement, onCode: (code: string) => void, signal: AbortSignal): Promise<void> {
  if (!window.BarcodeDetector) return;
  const reader = new window.BarcodeDetector({ formats });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener("abort", stop);
  if (signal.aborted) return stop();
  video.srcObject = stream;
  await video.play();
  let last = { code: "", at: 0 };
  while (!signal.aborted) {
    const [found] = await reader.detect(video);
    const at = performance.now();
    if (found && (found.rawValue !== last.code || at - last.at > sameCodeMs)) onCode(found.rawValue);
    if (found) last = { code: found.rawValue, at };
    await new Promise((done) => setTimeout(done, everyMs));
  }
}
