/**
 * The rooms of the house and who may import whom (docs/decisions/022). Each rule says what to do instead; a test
 * plants each forbidden import and expects its rule's name.
 *
 * @type {import("dependency-cruiser").IConfiguration}
 */
const only = (name, comment, from, allowed, extra = {}) => ({
  name,
  severity: "error",
  comment,
  from: { path: from, pathNot: "\\.test\\.tsx?$", ...extra.from },
  to: { pathNot: [...allowed, ...(extra.toNot ?? [])], ...extra.to },
});

/** npm packages and Node's own modules, by name. */
const npm = (...names) => names.map((name) => `node_modules/${name}/`);
const NODE_BUILTINS = { dependencyTypesNot: ["core"] };

export default {
  forbidden: [
    only(
      "domain-is-pure",
      "The domain imports nothing outside itself. Pass content, clock, chance and detectors in as arguments.",
      "^src/domain/(?!flows/|language/|learner/mastery/)",
      ["^src/domain/"],
    ),
    only(
      "language-knows-stems",
      "The language room is the domain and a library of stems. Other libraries belong behind a port.",
      "^src/domain/language/",
      ["^src/domain/", ...npm("@orama/stemmers")],
    ),
    only(
      "mastery-knows-spacing",
      "The model of mastery is the domain and a library of spacing. Other libraries belong behind a port.",
      "^src/domain/learner/mastery/",
      ["^src/domain/", ...npm("ts-fsrs")],
    ),
    only(
      "materials-stand-alone",
      "A material knows its state, its moves and its facts, and nothing of lessons or practice. Put what uses it above it.",
      "^src/domain/learner/materials/",
      ["^src/domain/learner/materials/"],
    ),
    only(
      "lessons-know-materials",
      "The player of lessons knows lessons, materials, a seeded order and what a lesson earns. Pass content, clock and chance in.",
      "^src/domain/learner/lessons/",
      ["^src/domain/learner/((lessons|materials)/|seeded)", "^src/domain/rewards/", "^src/domain/locale/"],
    ),
    only(
      "flows-know-xstate",
      "A flow is a machine of xstate over the domain. Pass speech, calls, delays and chance in as actors and input.",
      "^src/domain/flows/",
      ["^src/domain/", ...npm("xstate")],
    ),
    only(
      "contract-knows-domain-and-zod",
      "The contract may use the domain's types and zod. Put behaviour in the domain, transport in the server.",
      "^src/contract/",
      ["^src/contract/", "^src/domain/", ...npm("zod")],
    ),
    only(
      "content-is-data",
      "Content may import only types of the domain and contract. Put code that uses it in the domain or a feature.",
      "^src/content/",
      ["^src/content/", "^src/(domain|contract)/"],
    ),
    {
      name: "content-imports-types-only",
      severity: "error",
      comment: "Content is data: from domain and contract it may take types, no values. Use `import type`.",
      from: { path: "^src/content/" },
      to: { path: "^src/(domain|contract)/", dependencyTypesNot: ["type-only"] },
    },
    only(
      "ports-speak-domain",
      "A port is declared in domain words. Vendor types belong in its adapters.",
      "^src/server/ports/",
      ["^src/server/ports/", "^src/domain/"],
    ),
    only(
      "adapter-knows-its-port",
      "An adapter imports its port, the domain, content and its vendor's package. It never imports a feature, the database or http.",
      "^src/server/adapters/([^/]+)/",
      [
        "^src/server/adapters/$1/",
        "^src/server/(ports|config|package-root|content-file|own-tutor|language-model|stepwise)",
        "^src/(domain|contract|content)/",
        "node_modules/",
      ],
      { to: NODE_BUILTINS },
    ),
    only(
      "feature-stays-in-its-slice",
      "A server feature may use domain, contract, content, ports, db, auth and http. For another slice's work, raise a domain event and wire it in compose.ts.",
      "^src/server/features/([^/]+)/",
      [
        "^src/server/features/$1/",
        "^src/server/(ports|db|auth|http)/",
        // Content that is too large to be imported.
        "^src/server/own-tutor\\.ts$",
        "^src/(domain|contract|content)/",
        "node_modules/",
      ],
      { to: NODE_BUILTINS },
    ),
    {
      name: "only-compose-picks-adapters",
      severity: "error",
      comment: "Adapters are chosen in compose.ts and compose/ alone. Take the port as an argument instead.",
      from: {
        path: "^src/server/",
        pathNot: ["^src/server/compose(\\.ts$|/)", "^src/server/adapters/", "\\.test\\.ts$"],
      },
      to: { path: "^src/server/adapters/" },
    },
    {
      name: "main-only-composes",
      severity: "error",
      comment:
        "main.ts reads the configuration, composes, listens, and starts traces when they are wanted. Put anything else in its room.",
      from: { path: "^src/server/main\\.ts$" },
      to: { path: "^src/", pathNot: "^src/server/(compose|config|telemetry/index)\\.ts$" },
    },
    {
      name: "tutor-library-read-when-needed",
      severity: "error",
      comment:
        "Importing the tutor's library reads five megabytes at the start. Take it from server/own-tutor.ts.",
      from: { path: "^src/" },
      to: { path: "^src/content/tutor/index\\.ts$" },
    },
    {
      name: "server-never-imports-web",
      severity: "error",
      comment: "The server serves what the build made in dist/. Shared rules belong in domain or contract.",
      from: { path: "^src/server/" },
      to: { path: "^src/web/" },
    },
    {
      name: "web-never-imports-server",
      severity: "error",
      comment: "The browser talks to the server through the contract's typed client in web/platform.",
      from: { path: "^src/web/" },
      to: { path: "^src/server/" },
    },
    only(
      "ui-knows-no-product",
      "The design system takes its words as props. It may import React, Radix and icons only.",
      "^src/web/ui/",
      [
        "^src/web/(ui|assets)/",
        ...npm("react", "react-dom", "radix-ui", "@radix-ui", "lucide-react", "@types/react"),
      ],
    ),
    {
      name: "platform-below-features",
      severity: "error",
      comment: "Platform, chat and speech serve the features: move what they need down, or pass it in.",
      from: { path: "^src/web/(platform|chat|speech)/" },
      to: { path: "^src/web/", pathNot: "^src/web/(platform|chat|speech|assets)/" },
    },
    {
      name: "child-kit-below-features",
      severity: "error",
      comment:
        "The child's kit is shared by lessons, practice and adventures: it knows none of them. Take what it needs as a prop.",
      from: { path: "^src/web/child/" },
      to: { path: "^src/web/", pathNot: "^src/web/(child|ui|platform|chat|speech|assets)/" },
    },
    {
      name: "features-are-strangers",
      severity: "error",
      comment:
        "A feature never imports a sibling. Let web/app put them together, by props or by a platform event.",
      from: { path: "^src/web/features/([^/]+)/" },
      to: {
        path: "^src/web/",
        pathNot: ["^src/web/features/$1/", "^src/web/(ui|platform|chat|speech|child|assets)/"],
      },
    },
    {
      name: "widget-stands-alone",
      severity: "error",
      comment: "The widget is at most 2 KB on somebody else's page: it imports nothing.",
      from: { path: "^src/web/embed/", pathNot: "\\.test\\.ts$" },
      to: { path: "." },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      comment: "Move what both need into the room that owns it.",
      from: { path: "^src/", pathNot: "\\.test\\.tsx?$" },
      to: { path: ["^(tests|e2e|evals|bench)/", "\\.test\\.tsx?$"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment:
        "Two files that import each other are one thought in two places: merge them, or extract what both need.",
      from: {},
      to: { circular: true },
    },
    {
      name: "imports-resolve",
      severity: "error",
      comment: "This import points nowhere.",
      from: {},
      // What a plugin of the build makes stands in no file (src/web/content.d.ts).
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^dist/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".svg", ".json"],
    },
  },
};
