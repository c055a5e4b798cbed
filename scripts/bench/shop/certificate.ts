import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "../../setup/run.mjs";

/** A certificate for localhost that nobody trusts; browsers of the bench are told not to mind. Throws when openssl is missing. */
export async function makeCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [join(folder, "front.key"), join(folder, "front.pem")];
  const wanted = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=localhost", "-days", "2"];
  const files = ["-nodes", "-keyout", key, "-out", cert, "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  try {
    await run("openssl", ["req", "-x509", ...wanted, ...files]);
  } catch (error) {
    throw new Error("A certificate for HTTP/2 is made by openssl: sudo apt-get install openssl", { cause: error });
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
