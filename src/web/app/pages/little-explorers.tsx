export { ExplorersPage as default } from "#web/features/explorers/explorers-page.tsx";
