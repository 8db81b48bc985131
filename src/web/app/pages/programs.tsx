export { ProgramsPage as default } from "#web/features/site/programs/programs-page.tsx";
