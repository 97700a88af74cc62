/** The traffic of Eclipse SUMO: its floating car data as vehicles that send. */
package org.c2x.traffic.sumo;
