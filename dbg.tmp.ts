import { findNumbers } from './server/src/models/offline/numbers.ts'
console.log(findNumbers('Rent is 1,600 a month, two rooms and 48 m², and 3,200 kr'), )
