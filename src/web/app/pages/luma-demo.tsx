export { DemoPage as default } from "#web/features/luma/demo-page.tsx";
