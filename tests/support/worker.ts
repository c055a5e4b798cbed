/** A Worker without pages: integration tests call the shop's functions, not its screens. */
export default {
  fetch: () => new Response("This Worker serves tests only", { status: 404 }),
} satisfies ExportedHandler;
