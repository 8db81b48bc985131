export { LumaPage as default } from "#web/features/luma/luma-page.tsx";
