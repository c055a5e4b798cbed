/** What a deployment is made of. Each step throws when it fails. */
interface Steps {
  /** Prints what is missing; false when something is. */
  isReady: () => Promise<boolean>;
  build: () => Promise<void>;
  isSignedIn: () => Promise<boolean>;
  wrangler: (...args: string[]) => Promise<void>;
}

const worker = ["deploy", "-c", "build/server/wrangler.json"];

/**
 * Puts the shop online. The live database is changed only when all that can be known before has been checked: the settings, the build,
 * the Worker as wrangler packs it, the sign-in. A trial ends there. Throws in words that say what was changed.
 */
export async function deploy({ isReady, build, isSignedIn, wrangler }: Steps, { isTrial }: { isTrial: boolean }) {
  // Before the build, which takes longer.
  if (!isTrial && !(await isReady())) throw new Error("Nothing was deployed.");
  await build();
  await wrangler(...worker, "--dry-run");
  if (isTrial) return;
  if (!(await isSignedIn()))
    throw new Error(
      "Nothing was deployed: wrangler is not signed in, or Cloudflare does not answer. npx wrangler login",
    );
  await wrangler("d1", "migrations", "apply", "DB", "--remote");
  try {
    await wrangler(...worker);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n\nThe live database has the new migrations, and the code of before is still online and works with them: migrations only add. Mend what is said above and run 'npm run deploy' again.`,
      { cause: error },
    );
  }
}
