/** What a receiver does with the secret. */
export function SecretAdvice() {
  return (
    <>
      Give it to the system that receives the webhook. It checks each message by it, as{" "}
      <a href="https://www.standardwebhooks.com" className="underline underline-offset-4">
        Standard Webhooks
      </a>{" "}
      says. The{" "}
      <a href="/api/docs" className="underline underline-offset-4">
        API&apos;s documentation
      </a>{" "}
      lists every event.
    </>
  );
}
