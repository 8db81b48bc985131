import { createContext } from "react";
import type { PageName } from "./pages.ts";

/** Which page this is, for components that several routes share. */
export const PageNameContext = createContext<PageName>("notFound");
