import { isLocalOrigin } from "#app/shared/local-origin.ts";

/** The value of `TEST_PAYMENTS` that lets a shop on the internet confirm orders without real payment. */
export const sandboxPaymentsOptIn = "this-shop-takes-no-money";

/** Whether orders may be paid by the built-in test provider: always on localhost, elsewhere only by an explicit opt-in (R12). */
export function allowsSandboxPayments(env: { PUBLIC_ORIGIN: string; TEST_PAYMENTS?: string | undefined }): boolean {
  return isLocalOrigin(env.PUBLIC_ORIGIN) || env.TEST_PAYMENTS === sandboxPaymentsOptIn;
}
