/** What `TEST_PAYMENTS` must say for a shop on the internet to confirm orders that nobody pays. */
export const testPaymentsOptIn = "this-shop-takes-no-money";

/** Whether orders may be paid by the built-in test provider: on one's own machine always, elsewhere by an explicit word. */
export function allowsTestPayments(env: { PUBLIC_ORIGIN: string; TEST_PAYMENTS?: string | undefined }): boolean {
  return isLocal(env.PUBLIC_ORIGIN) || env.TEST_PAYMENTS === testPaymentsOptIn;
}

function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return (
    hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1" || hostname === "[::1]"
  );
}
