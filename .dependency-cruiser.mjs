// The folder law of docs/architecture.md: which folder may import from which. `npm run structure` checks it, by value and
// by type, and so does `npm test`.
//
//   workers, routes → storefront | admin → features → db, platform → shared;   ui → shared
//   features: after-sale → selling → catalogue → people → shop
//
// A path is a regular expression; in `to`, `$1` is what the parentheses in `from` matched.

// Without its parser dependency-cruiser would read no TypeScript and find nothing wrong. This makes it fail instead.
import "@swc/core";

/** Everything of the app but what `allowed` names, and all that stands around the app. */
const allBut = (allowed) => `^(app/(?!(${allowed})/)|workers/|tests/|scripts/)`;

/** One folder of the law, and which others it may import from. */
const mayImport = (folder, allowed) => ({
  name: `${folder}-imports-downwards`,
  comment: `app/${folder}/ may import from ${allowed.replaceAll("|", ", ")} and itself.`,
  severity: "error",
  from: { path: `^app/${folder}/` },
  to: { path: allBut(`${folder}|${allowed}`) },
});

/** The wings of features/, from the top down. */
const wings = ["after-sale", "selling", "catalogue", "people", "shop"];

export default {
  forbidden: [
    mayImport("storefront", "features|service-worker|db|platform|ui|shared"),
    mayImport("admin", "features|db|platform|ui|shared"),
    mayImport("features", "db|platform|ui|shared"),
    mayImport("platform", "db|shared"),
    ...wings.map((wing, place) => ({
      name: `features-${wing}-imports-downwards`,
      comment: `app/features/${wing}/ may import from ${wings.slice(place + 1).join(", ") || "no other wing"} and itself.`,
      severity: "error",
      from: { path: `^app/features/${wing}/` },
      to: { path: `^app/features/(?!(${wings.slice(place).join("|")})/)` },
    })),
    mayImport("db", "shared"),
    mayImport("service-worker", "platform|shared"),
    mayImport("ui", "shared"),
    {
      name: "platform-knows-no-tables",
      comment: "platform/ opens the database, and leaves its tables to the features.",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/db/schema/" },
    },
    {
      name: "shared-is-pure",
      comment: "shared/ imports nothing of the app, and no React.",
      severity: "error",
      from: { path: "^app/shared/" },
      to: { path: [allBut("shared"), "node_modules/(react|react-dom|react-router)/"] },
    },
    {
      name: "app-knows-no-worker",
      comment: "The app knows nothing of the Worker around it, nor of tests and scripts.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(workers|tests|scripts)/" },
    },
    {
      name: "routes-are-the-top",
      comment: "React Router alone loads routes, root and entry. A route may name the type of its parent's data.",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: "^app/entry\\.server\\.test" },
      to: { path: "^app/(routes/|routes\\.ts|root|entry)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "storefront-and-admin-never-meet",
      comment: "A page of the shop and a page of the staff share features, never screens.",
      severity: "error",
      from: { path: "^app/routes/(storefront|admin)/" },
      to: { path: "^app/(storefront|admin)/", pathNot: "^app/$1/" },
    },
    {
      name: "workers-import-the-app-alone",
      comment: "The Worker knows nothing of tests and scripts.",
      severity: "error",
      from: { path: "^workers/" },
      to: { path: "^(tests|scripts)/" },
    },
    {
      name: "no-circle-of-folders",
      comment: "What needs two features that do not know each other belongs above them: in storefront/ or admin/.",
      severity: "error",
      scope: "folder",
      from: { path: "^(app|workers|scripts|tests)/" },
      to: { circular: true },
    },
    {
      name: "subfolder-is-private",
      comment: "A feature's subfolder is its own: the rule on circles takes it for a folder beside the feature.",
      severity: "error",
      from: { path: "^(app/features/[^/]+/[^/]+|app/[^/]+|workers)/" },
      to: { path: "^app/features/[^/]+/[^/]+/[^/]+/", pathNot: "^$1/" },
    },
    {
      name: "no-circle-of-files",
      comment: "Two files that need each other are one file, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "other-folders-by-name",
      comment:
        "Import from another folder as #app/…, from your own as ./… (drizzle-kit reads the schema, and what it imports, and knows no #app).",
      severity: "error",
      from: {
        path: "^(app/features/[^/]+/[^/]+|app/(?:storefront|admin|routes|platform)/[^/]+|app/[^/]+|workers)/",
        pathNot: "^app/db/(schema/|status-sql)",
      },
      to: { path: "^(app|workers|tests|scripts)/", pathNot: "^$1/", dependencyTypesNot: ["aliased-subpath-import"] },
    },
    {
      name: "every-import-is-found",
      comment:
        "An import that cannot be followed cannot be checked. React Router makes +types and the virtual modules.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(\\./\\+types/|virtual:|cloudflare:)" },
    },
  ],
  required: [
    {
      name: "imports-are-read",
      comment:
        "Fails when the parser does not see imports of types, such as this one: the rules above would not hold them.",
      module: { path: "^app/routes/storefront/home\\.tsx$" },
      to: { path: "\\+types/home$" },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API to parse with yet. dependency-cruiser says so each time; swc reads it all the same.
    parser: "swc",
    // Imports of types count.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts"],
    },
  },
};
