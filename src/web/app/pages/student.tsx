export { StudentPage as default } from "../student/student-page.tsx";
