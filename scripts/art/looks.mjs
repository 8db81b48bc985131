// Every guide as it speaks and blinks: the medallions of companions.mjs with another look. Built after the other sheets so that their ids stay.
export { looks as files } from './companions.mjs';
