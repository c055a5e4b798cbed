/** What browsers that know tell of a connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a shopper's connection has room for what may never be looked at. */
export function hasRoom({ onLine, connection }: Pick<Navigator, "onLine"> & { connection?: Connection }): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}
